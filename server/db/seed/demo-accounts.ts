import type { Role } from '#contract/roles.ts';

/** The accounts of the demo content, printed at start. With `SEED=none` none of them exists. */
export const DEMO_PASSWORD = 'Yamama-2026';

interface DemoAccount {
  email: string;
  role: Role;
  fullNameAr: string;
  fullNameEn: string;
  mobile: string;
  branchId: number;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@yamama-fustat.example',
    role: 'Admin',
    fullNameAr: 'د. مشعل السدراوي',
    fullNameEn: 'Dr. Mishaal Al-Sidrawi',
    mobile: '+966500000204',
    branchId: 1,
  },
  {
    email: 'support@yamama-fustat.example',
    role: 'CustomerService',
    fullNameAr: 'ندى الحرباوي',
    fullNameEn: 'Nada Al-Harbawi',
    mobile: '+966500000203',
    branchId: 1,
  },
  {
    email: 'client@yamama-fustat.example',
    role: 'User',
    fullNameAr: 'ريم الطويرقي',
    fullNameEn: 'Reem Al-Tuwairqi',
    mobile: '+966500000201',
    branchId: 1,
  },
  {
    email: 'client2@yamama-fustat.example',
    role: 'User',
    fullNameAr: 'طارق حسني',
    fullNameEn: 'Tarek Hosny',
    mobile: '+201000000202',
    branchId: 2,
  },
];
