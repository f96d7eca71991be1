/** The dialog of an invitation, loaded with its texts on intent. */
export const inviteDialog = {
  code: async () => (await import('../TeamInviteDialog/TeamInviteDialog.tsx')).TeamInviteDialog,
  texts: ['team-invite'],
}
