// Text for the clipboard.

/**
 * Puts what `field` holds on the clipboard, by the way of old where a browser forbids the new one; false where it
 * forbids both. The text is chosen then, to be copied by hand.
 */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
