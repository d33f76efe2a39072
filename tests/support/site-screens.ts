/** An address to open, and how the title of its page begins. */
export type SiteScreen = readonly [path: string, ar: string, en: string];

const missing = ['هذه الصفحة ليست في أرشيفنا', 'This page is not in our archive'] as const;
const consultations = ['الخطوة 1 من 4', 'Step 1 of 4'] as const;

/**
 * Every page of site and client area but a client's matters, whose numbers the host knows: those that the host draws, and
 * what a visitor and a client open beside them. `tests/contract/pages.test.ts` says whether one is left out.
 */
export const siteScreens: Readonly<Record<'drawn' | 'visitor' | 'client', readonly SiteScreen[]>> = {
  drawn: [
    ['/', 'اليمامة والفسطاط |', 'Yamama & Fustat |'],
    ['/servicespage', 'الخدمات القانونية', 'Legal services'],
    ['/services/real-estate', 'العقارات', 'Real estate'],
    ['/services/astrology', ...missing],
    ['/about', 'من نحن', 'About us'],
    ['/lawyers', 'المحامون', 'The lawyers'],
    ['/lawyers/hala-nassar', 'هالة شوكت نصّار', 'Hala Shawkat Nassar'],
    ['/lawyers/nobody', ...missing],
    ['/insights', 'مقالات قانونية', 'Insights'],
    [
      '/insights/before-you-sign-a-commercial-lease',
      'قبل أن توقّع عقد إيجار تجاري',
      'Before you sign a commercial lease',
    ],
    ['/FAQClient', 'الأسئلة الشائعة', 'Frequently asked questions'],
    ['/consultations', ...consultations],
    ['/contactus', 'تواصل معنا', 'Contact us'],
    ['/privacy', 'سياسة الخصوصية', 'Privacy policy'],
    ['/terms', 'شروط الاستخدام', 'Terms of use'],
    ['/sitemap', 'خريطة الموقع', 'Sitemap'],
  ],
  visitor: [
    ['/login', 'تسجيل الدخول', 'Log in'],
    ['/login?tab=register', 'إنشاء حساب', 'Create an account'],
    ['/forget-password', 'استعادة كلمة المرور', 'Reset your password'],
    ['/verify-otp', 'أدخل رمز التحقق', 'Enter the code'],
    ['/reset-password', 'تعيين كلمة مرور جديدة', 'Set a new password'],
    ['/invitation', 'لم يعد رابط الدعوة صالحًا', 'This invitation is no longer valid'],
    ['/unauthorized', 'منطقة محمية', 'Protected Area'],
    ['/nothing-is-here', ...missing],
  ],
  client: [
    ['/', 'اليمامة والفسطاط |', 'Yamama & Fustat |'],
    ['/servicespage', 'الخدمات القانونية', 'Legal services'],
    ['/profile', 'طلباتي', 'My Requests'],
    ['/profile/myRequestDetails/2000000000', 'الطلب غير موجود', 'Request not found'],
    ['/profile/myConsultationDetails/new', ...consultations],
    ['/profile/myData', 'بياناتي وأجهزتي', 'My data and devices'],
  ],
};
