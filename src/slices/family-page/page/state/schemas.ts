import type { components } from '../../../../../clients/typescript/src/index.ts';

/** Schemas of the API, by their names in the OpenAPI document. */
export type Schemas = components['schemas'];
