/**
 * Columns that refer to a person and are in no export, with the reason. A test fails when a column of the database is neither here
 * nor exported.
 */
export const notExported: Readonly<Record<string, string>> = {
  'blocks.blocked_id': 'who blocks a person is a decision of others, which the site never tells',
  'message_reports.person_id': 'the report is that of another person, who would be in danger if it were told',
  'notices.actor_id': 'the notice belongs to its receiver, whose export has it',
  'signups.inviter_id': 'the sign-up belongs to the invited person; the number of them is in the invitation ranks',
  'discussion_topics.last_author_id': 'a copy of the author of the last post, which is exported',
  'teams.captain_id': 'the teams of a person say of each whether the person is its captain',
  'people_index.user_id': 'a copy of the name in pieces, for the search',
  'inboxes.user_id': 'a counter of changes',
  'idempotency_keys.user_id': 'answers to repeated requests, for a day; the data themselves are exported',
  'uploads.user_id': 'a file on its way, which the person has; its parts go after a week without one',
  'finished_uploads.user_id': 'a trace of an upload for an hour; its file is exported',
  'quota_lines.user_id': 'used tries of a team, one for each submission, which are exported',
  'discussion_posts.mentions': 'the post is that of another person; the notice about it is exported',
}
