/** The client of `@cardroom/core`, for programs that have the whole room installed. */
export * from '@cardroom/core/client';
