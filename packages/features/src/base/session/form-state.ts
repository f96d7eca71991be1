interface Problem {
  reason: string
  message: string
  retryAfter?: number
}

/** Result of an action of the sign-on site that stays on the page. It never contains passwords or codes. */
export interface FormState {
  /** The submitted form. */
  intent: string
  /** The refusal in the visitor's language, or null on success. */
  problem: Problem | null
  /** Problems of further fields. */
  others?: readonly Problem[]
  /** The submitted values, which fill the form again, also without JavaScript. */
  values: Readonly<Record<string, string>>
}

const fields: Readonly<Record<string, string>> = {
  emailMissing: 'email',
  emailInvalid: 'email',
  emailTaken: 'email',
  phoneMissing: 'phone',
  phoneInvalid: 'phone',
  phoneTaken: 'phone',
  codeMissing: 'code',
  codeWrong: 'code',
  codeExpired: 'code',
  accountMissing: 'account',
  consentMissing: 'agreed',
  passwordTooShort: 'password',
  passwordTooLong: 'password',
  passwordCommon: 'password',
  currentPasswordWrong: 'current',
  currentPasswordMissing: 'current',
  ownCodeWrong: 'ownCode',
  ownCodeMissing: 'ownCode',
  nameInvalid: 'name',
  nameReserved: 'name',
  nameTaken: 'name',
}

/** The message of a field, or undefined. */
export function fieldProblem(state: FormState | undefined, field: string): string | undefined {
  const problems = state?.problem ? [state.problem, ...(state.others ?? [])] : []
  return problems.find(({ reason }) => fields[reason] === field)?.message
}

/** The message of a field that takes a phone number or an e-mail address. */
export const accountProblem = (state: FormState | undefined): string | undefined =>
  fieldProblem(state, 'account') ?? fieldProblem(state, 'email') ?? fieldProblem(state, 'phone')

/** The message of no field: shown above the form. */
export function formProblem(state: FormState | undefined): string | undefined {
  const problem = state?.problem
  return problem && fields[problem.reason] === undefined ? problem.message : undefined
}
