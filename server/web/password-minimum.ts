import { PASSWORD_MIN_NAME, passwordPolicy } from '#contract/password-policy.ts';
import type { Env } from '../env.ts';
import type { Template } from './template.ts';

/**
 * Says in every document how long passwords have to be, where this host asks for longer ones than the program knows of
 * (A3). Where another host answers the browser's calls, this one does not decide it.
 */
export function withPasswordMinimum(
  template: Template,
  { passwordMinLength, apiUrl }: Pick<Env, 'passwordMinLength' | 'apiUrl'>,
): Template {
  if (apiUrl !== undefined || passwordMinLength === passwordPolicy.min) return template;
  const said = `<meta name="${PASSWORD_MIN_NAME}" content="${passwordMinLength}">\n</head>`;
  return { ...template, shell: template.shell.replace('</head>', said) };
}
