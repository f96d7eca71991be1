const isSheet = (node: Node): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')

/**
 * Copies the style sheets of one document to another, and adds those that are loaded later.
 *
 * @returns a function that stops copying
 */
export function mirrorStyles(from: Document, to: Document): () => void {
  const copies = new Map<Node, Node>()
  const add = (node: Node) => {
    if (!isSheet(node) || copies.has(node)) return
    const copy = node.cloneNode(true) as typeof node
    // A nonce is not cloned, and a content security policy would block the copy without it.
    copy.nonce = node.nonce
    copies.set(node, copy)
    to.head.append(copy)
  }
  const remove = (node: Node) => {
    const copy = copies.get(node)
    copies.delete(node)
    copy?.parentNode?.removeChild(copy)
  }
  for (const node of from.head.querySelectorAll('style, link')) add(node)
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      addedNodes.forEach(add)
      removedNodes.forEach(remove)
    }
  })
  observer.observe(from.head, { childList: true })
  return () => observer.disconnect()
}
