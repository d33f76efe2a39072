import type { AccountHost } from './account-host.ts';

let lastAddress = 0;
/** A network address that nobody has called from before. */
export function newAddress(): string {
  lastAddress += 1;
  return `10.${lastAddress >> 16}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

/** Accounts with the password of the first, without the cost of a hash each. @returns their addresses */
export async function manyAccounts(host: AccountHost, count: number, name: string): Promise<string[]> {
  const { user } = await host.register({ email: `${name}-0@example.com` });
  await host.pool.query(
    `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, password_hash, role)
     select full_name_ar, full_name_en, $2 || '-' || n || '@example.com', mobile_number, whatsapp_number, password_hash, role
     from users, generate_series(1, $3::int - 1) n where id = $1`,
    [user.id, name, count],
  );
  return Array.from({ length: count }, (_each, index) => `${name}-${index}@example.com`);
}
