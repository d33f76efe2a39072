// Measures what this product is trusted with: npm run test:trust, or of some rows: npm run test:trust -- S- A-03
import { runTrust } from '../trust/run-trust.mjs';

process.exit(await runTrust(process.argv.slice(2)));
