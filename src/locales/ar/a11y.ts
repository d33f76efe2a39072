import type { a11y as en } from '#locales/en/a11y.ts';

export const a11y: typeof en = {
  skipToContent: 'الانتقال إلى المحتوى الرئيسي',
  mainNav: 'القائمة الرئيسية',
  footerNav: 'روابط التذييل',
  adminNav: 'قائمة لوحة التحكم',
  breadcrumbs: 'مسار التنقل',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  openSidebar: 'فتح الشريط الجانبي',
  collapseSidebar: 'طيّ الشريط الجانبي',
  expandSidebar: 'توسيع الشريط الجانبي',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  sortBy: 'ترتيب حسب {{column}}',
  rowActions: 'إجراءات {{id}}',
  pauseSlides: 'إيقاف التنقل التلقائي',
  playSlides: 'تشغيل التنقل التلقائي',
  slideOf: 'الشريحة {{n}} من {{total}}',
  stepOf: 'الخطوة {{n}} من {{total}}',
  completedStep: 'خطوة مكتملة',
  unreadCount: 'عدد الإشعارات غير المقروءة: {{count}}',
  loadingRegion: 'جارٍ تحميل المحتوى',
  // The keys bring the focus to what the newest one offers.
  toasts: 'الرسائل (Alt+T)',
};
