import { z } from 'zod';
import type { Api } from './browser-api.ts';

const serviceSchema = z.object({
  id: z.number(),
  nameAr: z.string(),
  nameEn: z.string(),
  descriptionAr: z.string(),
  descriptionEn: z.string(),
});
const categorySchema = z.object({ services: z.array(serviceSchema) });

/**
 * A category of services with a row for each of these names.
 * @returns its id, and what reads its rows as they are written
 */
export async function addServiceCategory(api: Api, mark: string, names: readonly string[]) {
  const id = await api.add('POST /api/ServiceCategories/Add', {
    nameAr: `تصنيف ${mark}`,
    nameEn: `Category ${mark}`,
    descriptionAr: 'وصف',
    descriptionEn: 'About',
    slug: `merged-${mark}`,
    branchIds: [1],
    services: names.map((name) => ({
      nameAr: `خدمة ${name}`,
      nameEn: `Service ${name}`,
      descriptionAr: 'وصف',
      descriptionEn: 'About',
    })),
  });
  const readServices = async () =>
    categorySchema.parse(await api.call('admin', `GET /api/ServiceCategories/GetForUpdate/${id}`)).services;
  return { id, readServices };
}
