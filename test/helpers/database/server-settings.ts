/** Environment variables of a service on a server's database, and a signing key for it. */
export const server = {
  DATABASE_URL: 'postgres://user:word@db.example/learning',
  DATABASE_OWNER_URL: 'postgres://owner:word@db.example/learning',
  JWT_SECRET: 'j'.repeat(32),
  SECRETS_KEY: 's'.repeat(32),
};

export const signingKey = Buffer.alloc(32, 1).toString('base64');
