/** The step of a JSONPath to a member of an object, or to an element of a list. */
export function jsonMember(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`
  return /^[a-z_]\w*$/i.test(key) ? `.${key}` : `['${key.replace(/[\\']/g, '\\$&')}']`
}
