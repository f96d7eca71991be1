/** Stores a choice in a cookie for a year, readable by the server; secure over https. */
export function keepChoice(name: 'theme' | 'tz', value: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax${secure}`
}
