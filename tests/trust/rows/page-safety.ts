import { rowsOf } from '../row.ts';

export const pageSafety = rowsOf('X', {
  '01': ['≥ 500 payloads in every text, seen on every surface', '0 run, 0 policy violations of our own'],
  '02': ['links of records', 'javascript:, data:, //evil refused or inert; noopener'],
  '03': ['the policy of every document', 'no unsafe script; 0 violations on all pages'],
  '04': ['headers of every route, errors too', '100 %'],
  '05': ['framing', 'refused everywhere'],
  '06': ['mails', 'CR and LF refused, HTML escaped'],
  '07': ['address, storage and notifications as sources', '0 run'],
});
