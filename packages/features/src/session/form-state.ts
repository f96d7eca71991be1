/** What an action of the sign-on site answers when it stays on the page. Passwords and codes never come back. */
export interface FormState {
  /** Which form was sent. */
  intent: string
  /** The refusal in the visitor's language, or null when the step went well. */
  problem: { reason: string; message: string; retryAfter?: number } | null
  /** What was typed, so that nothing is lost without JavaScript either. */
  values: Readonly<Record<string, string>>
}

const fields: Readonly<Record<string, string>> = {
  emailInvalid: 'email',
  emailTaken: 'email',
  phoneInvalid: 'phone',
  phoneTaken: 'phone',
  codeWrong: 'code',
  codeExpired: 'code',
  passwordTooShort: 'password',
  passwordTooLong: 'password',
  passwordCommon: 'password',
  currentPasswordWrong: 'current',
  nameInvalid: 'name',
  nameReserved: 'name',
}

/** The message that belongs to a field, or undefined. */
export function fieldProblem(state: FormState | undefined, field: string): string | undefined {
  const problem = state?.problem
  return problem && fields[problem.reason] === field ? problem.message : undefined
}

/** The message that belongs to no field: shown above the form. */
export function formProblem(state: FormState | undefined): string | undefined {
  const problem = state?.problem
  return problem && fields[problem.reason] === undefined ? problem.message : undefined
}
