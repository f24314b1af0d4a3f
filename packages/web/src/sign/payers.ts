/** Who may have to pay a fee, in the order in which a sign names them. */
export const PAYERS = ['player', 'bank', 'pot', 'blinds'] as const
