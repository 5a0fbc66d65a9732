/** The titles whose paper sheets can be painted. */
export const PAINTED: readonly string[] = ['cartographers', 'explorers', 'misterra']
