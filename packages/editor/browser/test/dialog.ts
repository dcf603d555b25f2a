/** Modal dialogs, which jsdom does not have. Import this in tests of screens that ask. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
