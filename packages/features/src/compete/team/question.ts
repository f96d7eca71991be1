/** The dialog of a question, which is loaded on intent: it is the only part of the page that needs menus and dialogs. */
export const questionDialog = {
  code: async () => (await import('@shulei/ui/AlertDialog/AlertDialog.tsx')).AlertDialog,
  texts: [],
}
