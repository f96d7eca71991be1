/** Source code for the operator's command. */
export { commentAsOperator } from './comment.service.ts'
export { findForCompetition, findOne, type OperatorVersion } from './operator.repo.ts'
export { findComments } from './read.repo.ts'
