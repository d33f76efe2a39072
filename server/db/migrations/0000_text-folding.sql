create extension if not exists pg_trgm;
--> statement-breakpoint
-- Equal to foldText in src/contract/text-folding.ts: one table of pairs proves both.
-- The collation "und-x-icu" lower-cases as JavaScript does, whatever the locale of the database.
create or replace function fold_text(value text) returns text
language sql immutable strict parallel safe
return btrim(
  regexp_replace(
    translate(
      normalize(
        regexp_replace(
          normalize(lower(normalize(value, NFKC) collate "und-x-icu"), NFD),
          '[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]',
          '',
          'g'
        ),
        NFC
      ),
      U&'\0671\0649\0629\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
      U&'\0627\064A\064701234567890123456789'
    ),
    -- The spaces of JavaScript's \s, which do not depend on a locale either.
    '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+',
    ' ',
    'g'
  )
);
