// What configures a running product must not reach its tests: somebody's shell may name a real database.
const productNames =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|REDIS_URL|SMTP_URL|MAIL_FROM|S3_URL|PUBLIC_URL|ALLOWED_ORIGINS|TRUST_PROXY|SEED|SEED_SCALE|SECRET_KEY|LOG_LEVEL|NODE_ENV|TEST_DATABASE_URL)$/;

/** This process's environment without the product's settings, and with `extra` on top. */
export function testEnvironment(extra = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !productNames.test(name));
  return { ...Object.fromEntries(kept), ...extra };
}
