const COUNT = /^\(\d+\) /;

/** Puts how many are unread before the title of the page, whatever page follows. Returns the function that ends it. */
export function startTitleCount(): { show: (count: number) => void; stop: () => void } {
  let shown = 0;
  const apply = () => {
    const plain = document.title.replace(COUNT, '');
    const wanted = shown > 0 ? `(${shown}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  };
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return {
    show(count) {
      shown = count;
      apply();
    },
    stop() {
      observer.disconnect();
      shown = 0;
      apply();
    },
  };
}
