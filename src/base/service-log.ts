/** Methods of a pino logger that the database layer uses. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
