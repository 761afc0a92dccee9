import type { texts } from '../../../texts/texts.ts';

/** Emojis to choose from, by the names of their texts. */
export const emojis: Readonly<Record<keyof typeof texts.parentGoals.emojis, string>> = {
  gift: '🎁',
  iceCream: '🍦',
  pizza: '🍕',
  cake: '🎂',
  pancakes: '🥞',
  film: '🎬',
  game: '🎮',
  time: '⏰',
  night: '🌙',
  book: '📚',
  paint: '🎨',
  music: '🎵',
  puzzle: '🧩',
  teddy: '🧸',
  ball: '⚽',
  bike: '🚲',
  swim: '🏊',
  trip: '🌳',
  zoo: '🦁',
  beach: '🏖️',
  tent: '⛺',
  train: '🚂',
  friends: '🎈',
  star: '⭐',
};

/** Colors to choose from, as the service keeps them, by the names of their texts. */
export const goalColors: Readonly<Record<keyof typeof texts.colors, string>> = {
  red: '#DC2626',
  orange: '#F97316',
  yellow: '#EAB308',
  green: '#16A34A',
  teal: '#0D9488',
  blue: '#3B82F6',
  purple: '#8B5CF6',
  pink: '#EC4899',
};

/** Look of a new goal. */
export const newGoal = { imageEmoji: emojis.gift, color: goalColors.purple };
