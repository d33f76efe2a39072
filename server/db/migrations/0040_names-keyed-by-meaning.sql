-- The keys that names are found by have changed again: the next check writes them anew (`indexNames`).
UPDATE party_names SET keys = NULL WHERE keys IS NOT NULL;
