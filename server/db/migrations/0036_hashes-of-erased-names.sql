-- Of whoever was erased before hits kept names, a hit kept the hash of both: beside the name of the other, which is shown, it
-- would tell the one that was erased to whoever tries them all. As `settle-erased.ts` does it since.
UPDATE conflict_hits SET compared = 'erased ' || id
WHERE (party IS NULL OR other IS NULL) AND compared <> 'erased ' || id;
