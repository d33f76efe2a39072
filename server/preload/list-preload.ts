import { canManage } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { RELATIVE_LOCALES } from '#contract/formatters.ts';
import { listCallParams, listQueryOf } from '#contract/list-query.ts';
import { PRELOADED_RESPONSE } from '#contract/preloaded-response.ts';
import { adminPath, callPath } from '#contract/resource-paths.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { AUTH_STORE, defaultViewName } from '#contract/stores.ts';
import type { Env } from '../env.ts';

/**
 * Lets the panel's document ask for the list of its address itself, while the program is still on its way.
 * @returns puts what the list of a path needs into the document
 */
export function listPreload(
  resources: readonly AnyResource[],
  { apiUrl }: Pick<Env, 'apiUrl'>,
): (html: string, path: string) => string {
  // Another host answers the browser's calls.
  if (apiUrl) return (html) => html;
  const scripts = new Map(
    resources
      // What a screen of one's own asks for is its own.
      .filter(({ menu, singleton, screens }) => menu && !singleton && screens?.list !== 'custom')
      .map((resource) => [adminPath(resource).toLowerCase(), scriptFor(resource)]),
  );
  return (html, path) => {
    const script = scripts.get(path.toLowerCase().replace(/\/$/, ''));
    // Behind the script that settles the language, and before the style sheets, for which it would wait.
    return script ? html.replace('</script>', () => `</script>\n${script}`) : html;
  };
}

/** In plain words, since no build passes over it. An address that asks for something is left to the program. */
function scriptFor(resource: AnyResource): string {
  const list = {
    path: callPath(resource, resource.verbs.list),
    query: new URLSearchParams(listCallParams(listQueryOf(resource))).toString(),
    chosenView: defaultViewName(resource, ''),
    roles: STAFF_ROLES.filter((role) => canManage(resource, 'list', role)),
    locales: RELATIVE_LOCALES,
  };
  return `<script nonce="%NONCE%">
(function (list) {
  try {
    var session = JSON.parse(sessionStorage.getItem('${AUTH_STORE}')).state;
    if (location.search || localStorage.getItem(list.chosenView + session.user.id)) return;
    if (list.roles.indexOf(session.user.lastRole) < 0) return;
    var token = session.accessToken;
    var response = fetch(list.path + '?' + list.query, {
      headers: {
        Accept: 'application/json',
        'Accept-Language': document.documentElement.lang,
        Authorization: 'Bearer ' + token,
      },
    }).then(function (answer) {
      return answer.text().then(function (text) {
        return { status: answer.status, text: text, retryAfter: answer.headers.get('retry-after') };
      });
    });
    response.catch(function () {});
    window.${PRELOADED_RESPONSE} = { path: list.path, query: list.query, token: token, response: response };
    // To make the first one takes long, and there is time until the program is here.
    setTimeout(function () {
      new Intl.RelativeTimeFormat(list.locales[document.documentElement.lang]);
    });
  } catch (error) {
    // Nobody is signed in here, or the storage is closed to us.
  }
})(${JSON.stringify(list)});
</script>`;
}
