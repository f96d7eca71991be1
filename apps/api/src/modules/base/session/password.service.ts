/** Passwords for other modules that have accounts of their own: hashed and compared as those of the site. */
export { hashPassword, verifyPassword } from './auth.ts'
export { couldBePassword } from './sign-on-checks.ts'
