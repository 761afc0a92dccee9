/** Checks of payloads by event type, which the bundler compiles from their schemas. */
declare module 'explorer:payload-checks' {
  export const checks: Readonly<Record<string, (payload: unknown) => boolean>>;
}
