DROP INDEX "kept_totals_sum";--> statement-breakpoint
ALTER TABLE "kept_totals" ADD COLUMN "account" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "kept_totals_sum" ON "kept_totals" USING btree ("source","is_deleted","key","value","account","change");
--> statement-breakpoint
-- What one record counts for: for all records, and for those with its value of each column.
CREATE FUNCTION kept_pairs(columns text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(', ', '('''', '''')', (
    SELECT string_agg(format('(%L, coalesce(record.%I::text, ''''))', name, name), ', ' ORDER BY place)
    FROM unnest(columns) WITH ORDINALITY AS named(name, place)))
$$;
--> statement-breakpoint
-- Keeps the totals of a table as it did, and beside them what walls keep from each account: as changes that are for that
-- account alone. Whoever builds a wall holds the record, so that its values are those that the wall takes off.
CREATE OR REPLACE FUNCTION keep_totals_of(source text, columns text[]) RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
  pairs text := kept_pairs(columns);
  names text := concat_ws(', ', 'id', 'deleted_at', (
    SELECT string_agg(format('%I', name), ', ' ORDER BY place) FROM unnest(columns) WITH ORDINALITY AS named(name, place)));
  arguments text := coalesce((SELECT string_agg(quote_literal(name), ', ' ORDER BY place)
    FROM unnest(columns) WITH ORDINALITY AS named(name, place)), '');
  keeper text := 'keep_totals_' || source;
  adding text := format($$INSERT INTO kept_totals (source, is_deleted, key, value, account, change)
    SELECT %L, record.deleted_at IS NOT NULL, kept.key, kept.value, concerned.account, sum(record.change * concerned.sign)
    FROM (%%s) record, LATERAL (VALUES %s) AS kept(key, value), LATERAL (
      SELECT 0, 1 UNION ALL SELECT user_id, -1 FROM conflict_walls WHERE resource = %L AND record_id = record.id
    ) AS concerned(account, sign)
    GROUP BY 2, 3, 4, 5 HAVING sum(record.change * concerned.sign) <> 0$$, source, pairs, replace(source, '_', '-'));
  added text := format('SELECT 1 AS change, %s FROM new_rows', names);
  removed text := format('SELECT -1 AS change, %s FROM old_rows', names);
BEGIN
  EXECUTE format($$CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $keep$ BEGIN
    IF tg_op = 'INSERT' THEN %s;
    ELSIF tg_op = 'UPDATE' THEN %s;
    ELSIF tg_op = 'DELETE' THEN %s;
    ELSE DELETE FROM kept_totals WHERE kept_totals.source = %L;
    END IF;
    RETURN NULL;
  END $keep$ $$, keeper, format(adding, added), format(adding, added || ' UNION ALL ' || removed), format(adding, removed), source);
  -- Of each statement, not of each row. Making them holds writers off until this transaction ends, so that none is missed.
  EXECUTE format($$
    CREATE OR REPLACE TRIGGER keep_totals_inserted AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I(%3$s);
    CREATE OR REPLACE TRIGGER keep_totals_updated AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I(%3$s);
    CREATE OR REPLACE TRIGGER keep_totals_deleted AFTER DELETE ON %1$I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I(%3$s);
    CREATE OR REPLACE TRIGGER keep_totals_emptied AFTER TRUNCATE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I(%3$s);$$, source, keeper, arguments);
  DELETE FROM kept_totals WHERE kept_totals.source = keep_totals_of.source;
  EXECUTE format(adding, format('SELECT 1 AS change, %s FROM %I', names, source));
END $make$;
--> statement-breakpoint
-- A wall takes its record, as it is now, off the totals of its account, and gives it back when it falls. Which columns
-- are kept of its table stands in the triggers of that one.
CREATE FUNCTION keep_walled_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wall conflict_walls := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  source text := replace(wall.resource, '-', '_');
  columns text[];
BEGIN
  SELECT string_to_array(trim(trailing ',' from replace(encode(tgargs, 'escape'), '\000', ',')), ',') INTO columns
    FROM pg_trigger WHERE tgname = 'keep_totals_inserted' AND tgrelid = to_regclass(quote_ident(source));
  IF columns IS NULL THEN RETURN NULL; END IF;
  EXECUTE format(
    'INSERT INTO kept_totals (source, is_deleted, key, value, account, change)
     SELECT %L, record.deleted_at IS NOT NULL, kept.key, kept.value, $1, $2
     FROM %I record, LATERAL (VALUES %s) AS kept(key, value) WHERE record.id = $3',
    source, source, kept_pairs(columns)
  ) USING wall.user_id, CASE WHEN TG_OP = 'DELETE' THEN 1 ELSE -1 END, wall.record_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_walled_totals AFTER INSERT OR DELETE ON conflict_walls FOR EACH ROW EXECUTE FUNCTION keep_walled_totals();
--> statement-breakpoint
SELECT keep_totals_of('requests', ARRAY['branch_id', 'conflict_state', 'service_id', 'status', 'task_state']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('consultations', ARRAY['area_id', 'branch_id', 'conflict_state', 'consultant_id', 'consultation_type_id', 'status', 'task_state']::text[]);