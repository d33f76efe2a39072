// What the host asks of all definitions before it starts.
import { ResourceError, assertResources } from '#contract/check-resource.ts';
import { resources } from '#resources/index.ts';

try {
  assertResources(resources);
} catch (error) {
  if (!(error instanceof ResourceError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
