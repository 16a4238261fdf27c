/**
 * The buttons and pages that the how-to steps name, as `namespace.key`. A step must contain the exact label, in
 * quotation marks in Thai and Lao.
 */
export const howtoLabels: Readonly<Record<string, readonly string[]>> = {
  'topics.wallet.step1': ['home.widgets.deposit'],
  'topics.wallet.step2': ['deposit.slip.send'],
  'topics.wallet.step3': ['home.widgets.withdraw'],
  'topics.enterGame.step3': ['game.play.withTransfer'],
  'topics.checkBalance.step2': ['home.check'],
  'topics.receiveBonus.step1': ['home.widgets.bonus'],
  'topics.receiveBonus.step2': ['bonus.promotion.search'],
  'topics.receiveBonus.step3': ['bonus.receive.submit'],
  'topics.endBonus.step1': ['home.widgets.bonus'],
  'topics.endBonus.step2': ['bonus.active.cancel'],
  'topics.endBonus.step3': ['bonus.active.cancel'],
};
