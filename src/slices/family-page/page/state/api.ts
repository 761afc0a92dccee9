import { type Api, createApi } from '../../../../http/pages/kit/client.ts';

/** Returns requests without a session, or with a token whose end concerns nobody. */
export function apiWith(token?: string): Api {
  return createApi(
    () => token,
    () => undefined,
  );
}
