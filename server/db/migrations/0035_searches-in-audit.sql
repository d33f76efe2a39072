-- What somebody looked for when they exported a list may be the name of a person, which erasing does not find here.
UPDATE audit_entries SET changes = jsonb_set(changes #- '{query,1,search}', '{query,1,hasSearch}', 'true')
WHERE operation = 'exported' AND changes #> '{query,1,search}' IS NOT NULL;
