import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import axios from 'axios';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetPage } from './forget-page.ts';

/*
 * Every file of tests begins as a page does that was just opened: with modules that nobody has used, and nothing in
 * the browser. The libraries, the host and the contract stay loaded from file to file, which is most of what a file has
 * to load; libraries that keep a state of their own are among the modules that begin anew (`loadedAnew` in
 * vitest.config.ts).
 */
await forgetPage();

const { BroadcastChannel } = globalThis;
const { adapter } = axios.defaults;
const channels: BroadcastChannel[] = [];
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

// Testing Library does both by itself only where it finds global hooks, and for the first file of a worker.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => cleanup());
// The first visit of a file also makes the page's program, on a machine that may be busy with others.
configure({ asyncUtilTimeout: 30_000 });

afterAll(() => {
  globalThis.BroadcastChannel = BroadcastChannel;
  // The page before would still hear its other tabs.
  for (const channel of channels) channel.close();
  axios.defaults.adapter = adapter;
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.title = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  // The libraries write the styles of theirs once.
  for (const element of document.head.querySelectorAll(':not(style[data-emotion^="mantine"])'))
    element.remove();
});
