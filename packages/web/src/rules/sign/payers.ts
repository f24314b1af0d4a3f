/** The possible payers of a fee, in a sign's order. */
export const SIGN_PAYERS = ['player', 'bank', 'pot', 'blinds'] as const
