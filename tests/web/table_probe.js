// Random numbers that this browser adds to a game are always the same here, so that a test plays the same game each time.
{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof Uint8Array && array.length === 32 ? array.fill(7) : draw(array));
}

// Moves of others are shown at once, so that tests do not wait for them; a test of playback chooses a speed of its own.
if (!localStorage.getItem('benben.playback')) localStorage.setItem('benben.playback', 'instant');

// How to play is known in tests; the test of it forgets it.
if (!localStorage.getItem('benben.howToPlay')) localStorage.setItem('benben.howToPlay', '*');

// What somebody at a table sees and can reach: asked by those who play in the tests.
window.tableProbe = (() => {
  const CONFIRM = '.prompt .ready button.primary';
  const WAITS = `${CONFIRM}[aria-disabled=true]`;
  const BUTTONS = '.prompt .buttons button';
  const STOPS = 'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex="0"]';
  const BUTTONS_OFTEN = 0.15;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const named = (id) => all(`[data-id="${CSS.escape(id)}"].selectable`);
  const draw = (list, die) => list[Math.floor(die * list.length)];

  /** What can be done now: a piece or a place by its id, a button by its number; nothing while one waits for others. */
  function look() {
    if (document.querySelector('section.game-over')) return { over: true };
    if (document.querySelector('.prompt .sealed') || document.querySelector(WAITS)) return { waits: true };
    if (document.querySelector(CONFIRM)) return { confirm: true };
    const lit = [...new Set(all('[data-id].selectable').map((one) => one.dataset.id))].sort();
    const buttons = all(BUTTONS).map((_, number) => number);
    return lit.length || buttons.length ? { lit, buttons } : { waits: true };
  }

  /** Resolves when something on the page changes, or when the patience (in milliseconds) has run out. */
  function changed(patience) {
    return new Promise((resolve) => {
      const watching = new MutationObserver(done);
      const giving = setTimeout(done, patience);
      function done() {
        watching.disconnect();
        clearTimeout(giving);
        resolve();
      }
      watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }

  /** What `choose` has promised last: Chromium collects a promise that only its debugging interface waits for. */
  let promised = null;

  /** What the dice choose among it, once there is something to choose or patience has run out. */
  function choose(dice, patience) {
    promised = chooseInTime(dice, patience);
    return promised;
  }

  async function chooseInTime([first, second], patience) {
    const end = performance.now() + patience;
    let seen = look();
    while (seen.waits && performance.now() < end) {
      await changed(end - performance.now());
      seen = look();
    }
    if (seen.over) return { way: 'over' };
    if (seen.waits) return { way: 'waits' };
    if (seen.confirm) return { way: 'confirm' };
    const press = seen.buttons.length && (!seen.lit.length || first < BUTTONS_OFTEN);
    return press ? { way: 'button', number: draw(seen.buttons, second) } : { way: 'piece', id: draw(seen.lit, second) };
  }

  /** What is drawn of a choice. */
  function drawn({ way, id, number }) {
    if (way === 'confirm') return all(CONFIRM);
    return way === 'button' ? [all(BUTTONS)[number]] : named(id);
  }

  /** Whether a touch that hits this element is taken for the choice: itself, or what lies in it and leads nowhere of its own. */
  function taken(hit, one, { way, id }) {
    if (way !== 'piece') return one.contains(hit);
    const touched = hit?.closest('[data-id]');
    return touched === one || (touched?.dataset.within === id && !touched.classList.contains('selectable'));
  }

  /** Where a finger can touch a choice, and how large it is; null when other things lie on all of it. */
  function point(choice) {
    const found = drawn(choice);
    return pointOn(found, choice, 'center') ?? pointOn(found, choice, 'end'); // a refusal may lie over the middle
  }

  function pointOn(found, choice, block) {
    for (const one of found) {
      one.scrollIntoView({ block });
      const box = one.getBoundingClientRect();
      for (let place = 0; place < 81; place += 1) {
        const across = ((4 + place) % 9) + 1;
        const down = ((4 + Math.floor(place / 9)) % 9) + 1;
        const x = box.left + (box.width * across) / 10;
        const y = box.top + (box.height * down) / 10;
        if (taken(document.elementFromPoint(x, y), one, choice)) return { x, y, width: box.width, height: box.height };
      }
    }
    return null;
  }

  /** What stands in for a choice when one comes by keyboard. */
  function stop(choice) {
    const [one] = drawn(choice);
    return choice.way === 'piece' ? one?.querySelector(':scope > .outline') : one;
  }

  /** How often Tab has to be pressed to get to a choice: with Shift where that is less than 0. */
  function tabs(choice) {
    const stops = all(STOPS).filter((one) => one.tabIndex >= 0 && one.checkVisibility());
    const wanted = stops.indexOf(stop(choice));
    if (wanted < 0) return null;
    const here = document.activeElement;
    if (stops.includes(here)) return wanted - stops.indexOf(here);
    const before = stops.filter((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING).length;
    return wanted >= before ? wanted - before + 1 : wanted - before;
  }

  const reached = (choice) => document.activeElement === stop(choice);
  const onBoard = () => document.activeElement.closest('[data-id].selectable') !== null;

  return { choose, point, tabs, reached, onBoard };
})();
