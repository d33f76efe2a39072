import { matters } from '#resources/matters.ts';

// The routes are written by hand, and not made of the definitions: one that is opened by a slip there is missing here.

const READ_BY_ALL = [
  // What is published of them; drafts are read with the token of a preview alone.
  'Articles',
  'BasesOfSuccess',
  'Branches',
  'ClientReviews',
  'ConsultationTypes',
  'CoreValues',
  'FaqCategories',
  'Faqs',
  'Lawyers',
  'Milestones',
  'OfficeDays',
  'ServiceCategories',
  'Services',
  'Sliders',
];
const SINGLE = ['BaseOfSuccess', 'CompanySummary', 'SiteSettings'];

/** What everyone may call, without being anybody. */
export const publicRoutes: readonly string[] = [
  ...READ_BY_ALL.flatMap((name) => [`GET /api/${name}/GetAll`, `GET /api/${name}/GetById/:id`]),
  ...SINGLE.map((name) => `GET /api/${name}/Get`),
  'GET /api/Articles/GetAtAddress',
  'GET /api/Articles/GetPublished',
  // Times, and nobody by name.
  'GET /api/Consultations/GetFreeSlots',
  // The token in the mail is what opens both.
  'POST /api/Auth/AcceptInvitation',
  'POST /api/Auth/ReadInvitation',
  'POST /api/Auth/ForgotPassword',
  'POST /api/Auth/Login',
  'POST /api/Auth/LoginWithCode',
  'POST /api/Auth/Logout',
  'POST /api/Auth/RefreshToken',
  'POST /api/Auth/Register',
  'POST /api/Auth/ResetPassword',
  'POST /api/Auth/SendLoginCode',
  'POST /api/Auth/VerifyCode',
  'POST /api/ContactMessages/Add',
  'GET /api/openapi.json',
  'GET /health/live',
  'GET /health/ready',
];

/** What a client may call beyond that, each for what is their own: of every matter the same, and what is added. */
export const clientRoutes: readonly string[] = [
  ...matters.flatMap(({ endpoint: name, tasks, portal }) => [
    `GET /api/${name}/Export`,
    `GET /api/${name}/GetAll`,
    `GET /api/${name}/GetById/:id`,
    `GET /api/${name}/GetCounts`,
    `GET /api/${name}/GetThread/:id`,
    `POST /api/${name}/Add`,
    `POST /api/${name}/AddAttachment/:id`,
    `POST /api/${name}/AddNote/:id`,
    ...(tasks ? [`GET /api/${name}/GetTasks/:id`, `POST /api/${name}/AnswerTask/:id`] : []),
    ...(portal.calendar ? [`GET /api/${name}/GetCalendar/:id`] : []),
    ...(portal.calendar?.booking ? [`GET /api/${name}/GetFreeSlotsFor/:id`] : []),
  ]),
  'POST /api/Consultations/CallOff/:id',
  'POST /api/Consultations/Rebook/:id',
  'POST /api/Consultations/Rechoose/:id',
  'GET /api/DeletionRequests/Export',
  'GET /api/DeletionRequests/GetAll',
  'GET /api/DeletionRequests/GetById/:id',
  'GET /api/DeletionRequests/GetCounts',
  'GET /api/DeletionRequests/History/:id',
  'POST /api/DeletionRequests/Add',
  'POST /api/DeletionRequests/Withdraw/:id',
  'POST /api/DeletionRequests/WithdrawMany',
  'GET /api/OwnData/Export',
  'GET /api/OwnData/ExportPage',
  'GET /api/OwnData/Get',
  'GET /api/Auth/GetSessions',
  'GET /api/Auth/GetUserInfo',
  'POST /api/Auth/ChangePassword',
  'POST /api/Auth/EndOtherSessions',
  'POST /api/Auth/EndSession',
  'PUT /api/Auth/UpdateUserInfo',
  'GET /api/Notifications/GetInbox',
  'POST /api/Notifications/ClearAll',
  'POST /api/Notifications/MarkAllRead',
  'POST /api/Notifications/MarkRead/:id',
  'POST /api/Notifications/MarkUnread/:id',
  'POST /api/Notifications/UndoClear',
  'DELETE /notificationhub',
  'GET /notificationhub',
  'POST /notificationhub',
  'POST /notificationhub/negotiate',
];

/** The resources beside matters that CustomerService opens in the panel (R298 names none). */
export const readByStaff: readonly string[] = [];

/** What is in their menu beside the entries of the specification: these, and the kinds of matter that the firm added. */
export const addedForStaff: readonly string[] = [
  ...readByStaff,
  ...matters.map(({ name }) => name).filter((name) => !['requests', 'consultations'].includes(name)),
];

/** The one call of a client whose grant is for all: whose file it is, is asked by the call itself. */
export const clientRoutesForAll: readonly string[] = ['GET /api/Attachments/Download/:id'];

/** Pages and pictures, which everyone sees; and calendars, which whoever has their secret address reads. */
export const documentRoutes: readonly string[] = ['GET /*', 'GET /calendar/:file', 'GET /images/:key/:name'];
