const UNIQUE_VIOLATION = '23505'

/** The unique constraint that a failed statement violated, or null. Both drivers put their error into `cause`. */
export function brokenConstraint(error: unknown): string | null {
  const { cause } = (error ?? {}) as { cause?: { code?: string; constraint?: string } }
  return cause?.code === UNIQUE_VIOLATION ? (cause.constraint ?? null) : null
}
