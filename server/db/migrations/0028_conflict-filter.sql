SELECT keep_totals_of('requests', ARRAY['branch_id', 'conflict_state', 'service_id', 'status', 'task_state']::text[]);
--> statement-breakpoint
SELECT keep_totals_of('consultations', ARRAY['area_id', 'branch_id', 'conflict_state', 'consultant_id', 'consultation_type_id', 'status', 'task_state']::text[]);