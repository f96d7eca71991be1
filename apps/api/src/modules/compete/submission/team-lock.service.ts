/** The lock of a team for other modules. */
export { lockTeamOf } from './team-lock.repo.ts'
