/**
 * Columns that still refer to a person after their account is closed, with the reason. Pages show such a person by the neutral name.
 * The test of closing fails when a column of the database is neither here nor among the removed ones.
 */
export const remainingColumns: Readonly<Record<string, string>> = {
  'appeals.user_id': 'an appeal belongs to the team',
  'signups.user_id': 'participation belongs to the lists of a competition; its form is emptied',
  'signups.inviter_id': 'counts in the invitation ranking of the competition',
  'invite_ranks.user_id': 'a published ranking',
  'competition_acts.actor_id': 'the log of a desk, which nobody changes',
  'datasets.owner_id': 'published data sets are used and cited by others; drafts are deleted',
  'dataset_agreements.user_id': 'proves that the conditions of the data were accepted',
  'dataset_downloads.user_id': 'the record of who received licensed data, and the number of downloads',
  'discussion_topics.author_id': 'others have answered it',
  'discussion_topics.last_author_id': 'others have answered it',
  'discussion_posts.author_id': 'others have answered it',
  'discussion_posts.mentions': 'a post of another person',
  'discussion_reports.reporter_id': 'operators still have to decide',
  'message_reports.reporter_id': 'operators still have to decide',
  'message_reports.person_id': 'operators still have to decide',
  'messages.receiver_id': 'the conversation of another person',
  'messages.sender_id': 'the conversation of another person',
  'message_sessions.partner_id': 'the conversation of another person',
  'microsite_drafts.author_id': 'the next version of a page that others run, too',
  'microsite_versions.author_id': 'the history of a page',
  'notices.actor_id': 'a notice of another person',
  'questions.user_id': 'others have answered it',
  'answers.user_id': 'an answer to the question of another person',
  'projects.user_id': 'the project belongs to the team',
  'quota_lines.user_id': 'the quota ledger of the team',
  'source_versions.user_id': 'the source code belongs to the team',
  'source_comments.user_id': 'the conversation about the source code of the team',
  'submissions.user_id': 'the submission counts for the team',
  'teams.captain_id': 'a team without another member keeps its captain',
  'team_members.user_id': 'the team and its rank stay whole',
  'team_invites.inviter_id': 'the record of a team',
  'team_invites.user_id': 'the record of a team',
  'team_requests.applicant_id': 'the record of a team',
  'team_changes.operator_id': 'the record of a team',
  'team_changes.user_id': 'the record of a team',
}

/**
 * Columns of text in which what a person wrote, or what was published with their name, stays after the account is closed. All other
 * texts are without a trace of the person.
 */
export const remainingTexts: Readonly<Record<string, string>> = {
  'messages.content': 'the conversation of another person, who has received it',
  'discussion_topics.title': 'others have answered it',
  'discussion_posts.content': 'others have answered it, or have mentioned the person in a text of their own',
  'questions.title': 'others have answered it',
  'questions.body': 'others have answered it',
  'answers.body': 'an answer to the question of another person',
  'teams.name': 'chosen for a team of several people; that of a person alone is replaced',
  'teams.name_key': 'follows the name of the team',
  'teams.manifesto': 'written for the team',
  'teams.search_text': 'follows the name of the team',
  'certificates.text': 'signed and published; others can verify it',
  'notices.facts': 'a notice of another person names the team',
  'submissions.result_file': 'the name of a file that the team handed in',
  'review_events.actor': 'the record of a review names the team',
}
