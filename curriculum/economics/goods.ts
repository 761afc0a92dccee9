/** Goods that makers sell, each with a plural in s. */

export const traded = ['chairs', 'tables', 'hats', 'bags', 'mugs', 'bowls', 'lamps', 'rugs'] as const;
export const made = ['cakes', 'lamps', 'chairs', 'shirts', 'bowls', 'kites'] as const;

/** Returns the name of one of the goods. */
export const single = (goods: string): string => goods.slice(0, -1);
