import {
  type ParseResponse,
  QS_PARSE_DEPTH,
  ResourceContext,
  type ResourceProps,
  type RouterProvider,
  matchResourceFromRoute,
} from '@refinedev/core';
import reactRouter from '@refinedev/react-router';
import { parse as parseQuery } from 'qs';
import { useContext } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

interface Address {
  pathname: string;
  search: string;
}

/**
 * Refine's React Router bindings, with a `parse` that is worked out once for each address. Every hook of Refine's asks
 * four times what the address means, and the library's own answer tries the routes of all resources for each of them: it
 * took a seventh of the script behind the next page of a list.
 */
export const routerProvider: RouterProvider = {
  ...reactRouter,
  parse: function useParse() {
    const { pathname, search } = useLocation();
    const { resources } = useContext(ResourceContext);
    return parserOf({ pathname, search }, resources);
  },
};

let last: { address: Address; resources: ResourceProps[]; parse: () => ParseResponse } | null = null;

/** The same function for the same address, so that whoever remembers its answer need not ask again. */
function parserOf(address: Address, resources: ResourceProps[]): () => ParseResponse {
  const isLast =
    last?.resources === resources &&
    last.address.pathname === address.pathname &&
    last.address.search === address.search;
  if (last && isLast) return last.parse;
  const response = parseAddress(address, resources);
  last = { address, resources, parse: () => response };
  return last.parse;
}

/** What Refine knows of an address: the resource, what is done with it, the record, and the query string. */
function parseAddress({ pathname, search }: Address, resources: ResourceProps[]): ParseResponse {
  const { resource, action, matchedRoute } = matchResourceFromRoute(pathname, resources);
  const inPath = matchedRoute ? matchPath(matchedRoute, pathname)?.params : undefined;
  const inQuery = parseQuery(search, { ignoreQueryPrefix: true, depth: QS_PARSE_DEPTH });
  const params: Record<string, unknown> = { ...inPath, ...inQuery };
  return {
    ...(resource && { resource }),
    ...(action && { action }),
    ...(inPath?.['id'] && { id: inPath['id'] }),
    pathname,
    params: {
      ...params,
      currentPage: numberIn(params['currentPage']),
      pageSize: numberIn(params['pageSize']),
    },
  };
}

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'string' && String(Number(value)) === value ? Number(value) : undefined;
