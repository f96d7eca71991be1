import { countText } from '../text/count.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 72

/** The most frequent passwords of at least eight characters, in lower case. Runs and repeats are detected by rule. */
const COMMON = new Set(
  (
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyuiop qwerty123 qwerty12 qwer1234 ' +
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx q1w2e3r4 q1w2e3r4t5 qazwsxedc asdfghjkl zxcvbnm123 asdf1234 ' +
    'iloveyou iloveyou1 sunshine princess football baseball superman trustno1 welcome1 welcome123 admin123 admin1234 ' +
    'letmein1 abc12345 abcd1234 a1234567 a12345678 a123456789 aa123456 aa12345678 woaini1314 woaini520 woaini123 ' +
    'wo123456 5201314520 52013141 1314520a 1314520520 123qweasd 123456aa 123456abc 123456qq qq123456 asd123456 ' +
    'zxc123456 wang1234 li123456 zhang123 computer internet whatever starwars michelle jennifer charlie1 dragon123 ' +
    'monkey123 147258369 159357456 741852963 789456123 987654321 11223344 12341234 123123123 12121212 shulei123'
  ).split(' '),
)

/** Whether all characters have the same distance: 11111111, 12345678, hgfedcba. */
function isRun(characters: readonly string[]): boolean {
  const points = characters.map((character) => character.codePointAt(0) ?? 0)
  const step = (points[1] ?? 0) - (points[0] ?? 0)
  return Math.abs(step) <= 1 && points.every((point, index) => index === 0 || point - (points[index - 1] ?? 0) === step)
}

export type PasswordProblem = 'tooShort' | 'tooLong' | 'common'

/** The problem of a new password, or null: 8 to 72 code points, not a common one. */
export function passwordProblem(password: string): PasswordProblem | null {
  const length = countText(password)
  if (length < MIN_PASSWORD_LENGTH) return 'tooShort'
  if (length > MAX_PASSWORD_LENGTH) return 'tooLong'
  const lower = password.toLowerCase()
  // 1234567890 counts as a run that wraps at its end.
  return COMMON.has(lower) || isRun([...lower.replace(/90$/, '9')]) ? 'common' : null
}
