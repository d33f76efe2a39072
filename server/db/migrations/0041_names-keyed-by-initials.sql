-- Initials have keys of their own: the next check writes them anew (`indexNames`).
UPDATE party_names SET keys = NULL WHERE keys IS NOT NULL;
