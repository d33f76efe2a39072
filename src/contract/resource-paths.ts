import type { AnyResource } from './define-resource.ts';
import { pages } from './pages.ts';

/** The address of a call: `/api/Faqs/GetAll`, `/api/Faqs/GetById/7`; one record alone needs no number. */
export function callPath(resource: AnyResource, verb: string, id?: number | string): string {
  const path = `/api/${resource.endpoint}/${verb}`;
  return id === undefined || resource.onlyId !== undefined
    ? path
    : `${path}/${encodeURIComponent(String(id))}`;
}

/** `suspend` is `/api/ApplicationUsers/Suspend/7`. */
export const actionVerb = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The same on several records: `suspend` is `/api/ApplicationUsers/SuspendMany`. */
export const actionManyVerb = (name: string): string => `${actionVerb(name)}Many`;

/** The same, made only after some seconds in which it can be taken back: `resolve` is `/api/Requests/ResolveLater`. */
export const actionLaterVerb = (name: string): string => `${actionVerb(name)}Later`;

/** Where a picture for an image field is uploaded: `/api/ApplicationUsers/UploadImage/profileImage`. */
export const uploadImagePath = (resource: AnyResource, key: string): string =>
  `${callPath(resource, 'UploadImage')}/${encodeURIComponent(key)}`;
/** Where a picture of an image field is cropped: the part that stays becomes a picture of its own. */
export const cropImagePath = (resource: AnyResource, key: string): string =>
  `${callPath(resource, 'CropImage')}/${encodeURIComponent(key)}`;

/** Where a file is added to a record that has some: `/api/Requests/AddAttachment/7`. */
export const addAttachmentPath = (resource: AnyResource, id?: number): string =>
  callPath(resource, 'AddAttachment', id);
/** Where a file of any record is fetched, by its random id: no number leads to the next one (R223). */
export const downloadPath = (id: string): string => `/api/Attachments/Download/${id}`;

/** The address of a resource's list in the panel, or of its one screen. */
export function adminPath({ menu, name }: AnyResource): string {
  if (!menu) return `${pages.dashboard.path}/${name}`;
  return `${menu.area && !menu.ownPath ? pages[menu.area].path : pages.dashboard.path}/${menu.path}`;
}

/** The address of a record in the panel; one record alone is read at the address of its resource. */
export const showPath = (resource: AnyResource, id: number): string =>
  resource.onlyId === undefined ? `${adminPath(resource)}/${id}` : adminPath(resource);

/** The address of a record's form in the panel; one record alone is edited at the address of its resource. */
export const editPath = (resource: AnyResource, id: number): string =>
  resource.onlyId === undefined ? `${adminPath(resource)}/${id}/edit` : adminPath(resource);

/** The address of the form for a new record that begins as a copy of one. */
export const clonePath = (resource: AnyResource, id: number): string => `${adminPath(resource)}/${id}/clone`;

/** The address of a record's history in the panel; one record alone needs no number. */
export const historyPath = (resource: AnyResource, id: number): string =>
  `${adminPath(resource)}${resource.onlyId === undefined ? `/${id}` : ''}/history`;
