import { adminChrome } from '../admin-chrome.ts';
import { adminList } from '../admin-list.ts';
import { adminSettings } from '../admin-settings.ts';
import { history } from '../history.ts';
import { lists } from '../lists.ts';
import { panel } from '../panel.ts';

/** The words of the frame of the panel, and of its lists: each key is a namespace. */
export const list = { admin: adminChrome, adminList, adminSettings, history, lists, panel };
