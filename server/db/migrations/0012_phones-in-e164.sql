-- Numbers were kept as they were typed, with the country's code. Now they are kept in E.164: `+`, the code, the rest.
CREATE FUNCTION pg_temp.in_e164(phone text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    -- With the country's code; the zero of calls inside Saudi Arabia or Egypt is not a part of it.
    WHEN phone ~ '^\s*(\+|00)' AND length(digits) BETWEEN 8 AND 15
      THEN '+' || regexp_replace(digits, '^(966|20)0', '\1')
    -- A mobile number as it is written inside Saudi Arabia, and inside Egypt.
    WHEN digits ~ '^05\d{8}$' THEN '+966' || substr(digits, 2)
    WHEN digits ~ '^01[0125]\d{8}$' THEN '+20' || substr(digits, 2)
    -- A landline of a Saudi area, and one of Cairo or Alexandria.
    WHEN digits ~ '^01[1-467]\d{7}$' THEN '+966' || substr(digits, 2)
    WHEN digits ~ '^0(2\d{8}|3\d{7})$' THEN '+20' || substr(digits, 2)
    ELSE phone
  END
  FROM (SELECT regexp_replace(regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '\D', '', 'g'), '^00', '')) AS read(digits)
$$;
--> statement-breakpoint
UPDATE users SET mobile_number = pg_temp.in_e164(mobile_number), whatsapp_number = pg_temp.in_e164(whatsapp_number)
WHERE (mobile_number, whatsapp_number) IS DISTINCT FROM (pg_temp.in_e164(mobile_number), pg_temp.in_e164(whatsapp_number));
--> statement-breakpoint
UPDATE contact_messages SET phone = pg_temp.in_e164(phone) WHERE phone IS DISTINCT FROM pg_temp.in_e164(phone);
--> statement-breakpoint
UPDATE branches SET phone = pg_temp.in_e164(phone), whatsapp = pg_temp.in_e164(whatsapp)
WHERE (phone, whatsapp) IS DISTINCT FROM (pg_temp.in_e164(phone), pg_temp.in_e164(whatsapp));
--> statement-breakpoint
DROP FUNCTION pg_temp.in_e164(text);
