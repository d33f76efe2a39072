import { useLocation } from 'react-router-dom';
import { findPage } from '#contract/pages.ts';

/**
 * What the page reads of its address, within a form that the browser itself sends to it: the fields of the form take the
 * place of the whole query string.
 */
export function KeptQuery() {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  return (
    <>
      {findPage(pathname)?.page.parameters?.map((name) => {
        const value = given.get(name);
        return value !== null && <input key={name} type="hidden" name={name} value={value} />;
      })}
    </>
  );
}
