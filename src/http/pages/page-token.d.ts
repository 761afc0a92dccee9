/** Types of page-token.js, which browsers load as it is. */
export function openPageToken(): void;
export function keepToken(token: string): void;
export function keptToken(): string | undefined;
export function forgetToken(token: string): void;
export function endSession(token: string): Promise<void>;
